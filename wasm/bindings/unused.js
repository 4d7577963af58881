// Embind makes ready for types that no call of ours takes or gives: wide strings, views of memory and
// JavaScript's own values. Told that there is nothing to do for them, it leaves out what they need.
mergeInto(LibraryManager.library, {
  _embind_register_std_wstring__deps: [],
  _embind_register_std_wstring: function () {},
  _embind_register_memory_view__deps: [],
  _embind_register_memory_view: function () {},
  _embind_register_emval__deps: [],
  _embind_register_emval: function () {},
});
