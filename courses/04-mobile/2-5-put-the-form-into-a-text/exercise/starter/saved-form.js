export function save(state) {
  return JSON.stringify(state)
}

export function load(text) {
  // What if the text is missing, damaged or of another version?
  return JSON.parse(text)
}
