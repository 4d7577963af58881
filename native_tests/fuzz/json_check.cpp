#include "fuzz/json_check.h"

#include <cstddef>

namespace jiugong::fuzz {
namespace {

// Each function consumes the element it is named after and returns whether it succeeded.
class Checker {
 public:
  explicit Checker(std::string_view text) : text_(text) {}

  bool value(int depth = 0) {
    if (depth > 20 || text_.empty()) return false;
    switch (text_[0]) {
      case '{':
        return list('{', '}', [&] { return string() && symbol(':') && value(depth + 1); });
      case '[':
        return list('[', ']', [&] { return value(depth + 1); });
      case '"':
        return string();
      case 't':
        return word("true");
      case 'f':
        return word("false");
      case 'n':
        return word("null");
      default:
        return number();
    }
  }

  bool at_end() const { return text_.empty(); }

 private:
  bool word(std::string_view word) {
    if (!text_.starts_with(word)) return false;
    text_.remove_prefix(word.size());
    return true;
  }

  bool symbol(char symbol) { return word({&symbol, 1}); }

  template <typename Item>
  bool list(char open, char close, const Item& item) {
    if (!symbol(open)) return false;
    if (symbol(close)) return true;
    do {
      if (!item()) return false;
    } while (symbol(','));
    return symbol(close);
  }

  bool string() {
    if (!symbol('"')) return false;
    while (!text_.empty() && static_cast<unsigned char>(text_[0]) >= 0x20) {
      if (symbol('"')) return true;
      if (symbol('\\')) {
        if (!escape()) return false;
      } else {
        text_.remove_prefix(1);
      }
    }
    return false;
  }

  bool escape() {
    if (text_.empty()) return false;
    const char c = text_[0];
    text_.remove_prefix(1);
    if (c != 'u') return std::string_view(R"("\/bfnrt)").find(c) != std::string_view::npos;
    constexpr std::string_view kHex = "0123456789abcdefABCDEF";
    if (text_.size() < 4 || text_.substr(0, 4).find_first_not_of(kHex) != std::string_view::npos)
      return false;
    text_.remove_prefix(4);
    return true;
  }

  bool digits() {
    const std::size_t size = text_.find_first_not_of("0123456789");
    if (size == 0 || text_.empty()) return false;
    text_.remove_prefix(size == std::string_view::npos ? text_.size() : size);
    return true;
  }

  bool number() {
    symbol('-');
    if (!symbol('0') && !digits()) return false;
    return !symbol('.') || digits();
  }

  std::string_view text_;
};

}  // namespace

bool is_json(std::string_view text) {
  Checker checker(text);
  return checker.value() && checker.at_end();
}

bool is_utf8(std::string_view text) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  for (std::size_t at = 0; at < text.size();) {
    const unsigned lead = byte(at);
    const std::size_t size = lead < 0x80   ? 1
                             : lead < 0xc2 ? 0
                             : lead < 0xe0 ? 2
                             : lead < 0xf0 ? 3
                             : lead < 0xf5 ? 4
                                           : 0;
    if (size == 0 || text.size() - at < size) return false;
    for (std::size_t i = 1; i < size; ++i) {
      if ((byte(at + i) & 0xc0) != 0x80) return false;
    }
    // Rejects overlong forms, surrogates, and code points beyond the last one.
    if (lead == 0xe0 && byte(at + 1) < 0xa0) return false;
    if (lead == 0xed && byte(at + 1) > 0x9f) return false;
    if (lead == 0xf0 && byte(at + 1) < 0x90) return false;
    if (lead == 0xf4 && byte(at + 1) > 0x8f) return false;
    at += size;
  }
  return true;
}

}  // namespace jiugong::fuzz
