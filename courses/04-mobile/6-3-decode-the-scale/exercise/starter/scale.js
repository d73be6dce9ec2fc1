export function grams(message) {
  const [flags, low, high] = message.split(' ').map((text) => Number.parseInt(text, 16))
  return low
}

export function createSteady() {
  return (weight) => ({ kind: 'moving', grams: weight })
}

export function readings(messages) {
  const steady = createSteady()
  return messages.map((message) => steady(grams(message)))
}
