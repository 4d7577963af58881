// Replaces Embind's support for types that no call takes or returns (wide strings, memory views and
// JavaScript values) by empty functions, so that the linker drops the code it needs.
mergeInto(LibraryManager.library, {
  _embind_register_std_wstring__deps: [],
  _embind_register_std_wstring: function () {},
  _embind_register_memory_view__deps: [],
  _embind_register_memory_view: function () {},
  _embind_register_emval__deps: [],
  _embind_register_emval: function () {},
});
