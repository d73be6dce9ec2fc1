/**
 * A new service from a template: { path: text }. __NAME__, __OWNER__ and __METRIC__ (the name with _ for -) are replaced,
 * in texts and in paths. A name has small letters, digits and -, 3 to 31 characters; a letter is first, and - isn't last. An
 * owner is a GitHub name: letters, digits and -, at most 39. If one is wrong, it throws an Error that begins with name: or
 * owner: and says what is allowed.
 */
export function createService(template, name, owner) {
  return template
}

/** What a service lacks on the golden path: a list of sentences, empty if nothing. `files` is { path: text }. */
export function missing(files) {
  return []
}
