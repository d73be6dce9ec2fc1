export function checkDigit(digits) {
  let sum = 0
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = index % 2 === 0 ? Number(digit) * 2 : Number(digit)
    sum += value > 9 ? value - 9 : value
  }
  return (10 - (sum % 10)) % 10
}

export function readCard(text) {
  const match = /^DUDH([1-9]\d*)-(\d{5})-(\d)$/.exec(typeof text === 'string' ? text.trim() : '')
  if (!match) return { kind: 'other' }
  const [, version, digits, check] = match
  if (version !== '1') return { kind: 'newer' }
  const number = Number(digits)
  return number === 0 || Number(check) !== checkDigit(digits) ? { kind: 'damaged' } : { kind: 'member', number }
}

export function cardText(number) {
  if (!Number.isInteger(number) || number < 1 || number > 99999) throw new RangeError(`no card for ${number}`)
  const digits = String(number).padStart(5, '0')
  return `DUDH1-${digits}-${checkDigit(digits)}`
}
