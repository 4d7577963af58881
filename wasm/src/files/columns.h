// Columns that several answers have.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "jiugong/answer_file.h"
#include "jiugong/canonical.h"

namespace jiugong::files {

// `canonical`, `automorphisms`; in JSON also `transformation`
std::vector<AnswerColumn> canonical_form_columns(bool json);

// Fills them in, from number `at` on, where there is a form.
void put_canonical_form(const std::optional<CanonicalForm>& form, bool json, Answer& answer,
                        std::size_t at);

// The form as a line, or `5…9 clash`.
std::string canonical_line(const Grid& puzzle, const std::optional<CanonicalForm>& form);

// `minimal`, `redundant`
std::vector<AnswerColumn> redundant_givens_columns(bool json);

// Fills them in, from number `at` on, where the puzzle has exactly one solution.
void put_redundant_givens(const std::optional<std::vector<Cell>>& cells, bool json, Answer& answer,
                          std::size_t at);

// `5…9 minimal`, `5…9 r1c1,r2c5` or the puzzle with its status.
std::string minimal_line(const Grid& puzzle, const std::optional<std::vector<Cell>>& cells,
                         const std::string& status);

}  // namespace jiugong::files
