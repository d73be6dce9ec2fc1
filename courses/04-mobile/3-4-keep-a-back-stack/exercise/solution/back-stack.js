const start = () => [{ screen: 'today' }]
const screens = ['today', 'new-entry', 'member', 'entry']

export function open(stack, screen) {
  const top = stack.at(-1)
  const isOnTop = top.screen === screen.screen && top.id === screen.id
  return isOnTop ? stack : [...stack, screen]
}

export function back(stack) {
  return stack.length > 1 ? stack.slice(0, -1) : stack
}

export function openLink(url) {
  const match = /^dudh:\/\/(member|entry)\/([1-9][0-9]{0,4})$/.exec(url)
  return match ? [...start(), { screen: match[1], id: Number(match[2]) }] : start()
}

export function restore(text) {
  try {
    const stack = JSON.parse(text)
    const isStack = Array.isArray(stack) && stack.every((place) => screens.includes(place?.screen))
    return isStack && stack[0]?.screen === 'today' ? stack : start()
  } catch {
    return start()
  }
}
