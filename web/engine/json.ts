/**
 * JSON for the module, without what a page may have put into the prototypes of lists or texts: old versions of Prototype.js have a
 * `toJSON` that makes texts of lists.
 */
export const toJson = (value: object): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, name) {
    return this[name];
  });
