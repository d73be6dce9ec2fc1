const lightOf = (step) => {
  const c = step / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

function luminance(colour) {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`not a colour: ${colour}`)
  const [red, green, blue] = [1, 3, 5].map((at) => lightOf(Number.parseInt(colour.slice(at, at + 2), 16)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrast(a, b) {
  const [dark, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (bright + 0.05) / (dark + 0.05)
}

export function ratioText(a, b) {
  return cut(contrast(a, b))
}

const cut = (ratio) => (Math.floor(ratio * 100) / 100).toFixed(2)

export function weakPairs(scheme) {
  return Object.keys(scheme)
    .filter((name) => /^on[A-Z]/.test(name))
    .map((text) => {
      const on = text[2].toLowerCase() + text.slice(3)
      if (!Object.hasOwn(scheme, on)) throw new Error(`no partner for ${text}`)
      return { text, on, exact: contrast(scheme[text], scheme[on]) }
    })
    .filter(({ exact }) => exact < 4.5)
    .sort((a, b) => a.exact - b.exact)
    .map(({ text, on, exact }) => ({ text, on, ratio: cut(exact) }))
}
