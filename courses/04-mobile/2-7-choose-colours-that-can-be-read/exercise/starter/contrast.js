const lightOf = (step) => {
  const c = step / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

export function contrast(a, b) {
  return 1
}

export function ratioText(a, b) {
  return contrast(a, b).toFixed(2)
}

export function weakPairs(scheme) {
  return []
}

console.log(ratioText('#000000', '#FFFFFF'))
console.log(weakPairs({ primary: '#8AD6BF', onPrimary: '#FFFFFF' }))
