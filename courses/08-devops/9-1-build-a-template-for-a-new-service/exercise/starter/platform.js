/**
 * A new service from a template: { path: text }. __NAME__, __OWNER__ and __METRIC__ (the name with _ for -) are replaced,
 * in texts and in paths. Throws an Error that says what is allowed if name or owner is wrong.
 */
export function createService(template, name, owner) {
  return template
}

/** What a service lacks on the golden path: a list of sentences, empty if nothing. `files` is { path: text }. */
export function missing(files) {
  return []
}
