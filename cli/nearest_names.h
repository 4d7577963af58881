// What to say of a name that is unknown.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace jiugong::cli {

// At most three of the names: those that contain the wrong one, and those that differ from it in about a third of their
// letters at most, and in one more than the nearest; the nearest first. (`nearestNames` in web/engine/known-names.ts does the same.)
std::vector<std::string> nearest_names(std::string_view wrong,
                                       const std::vector<std::string>& names);

// `there is no preset windoka; similar ones are windoku; LIST lists all`
std::string unknown_name(std::string_view what, std::string_view wrong,
                         const std::vector<std::string>& names, std::string_view list);

}  // namespace jiugong::cli
