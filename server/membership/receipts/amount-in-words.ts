const small = [
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen',
  'Seventeen Eighteen Nineteen',
]
  .join(' ')
  .split(' ')
const tens = 'Zero Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')

const steps: [number, string][] = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
]

/** 123456 as One Lakh Twenty-Three Thousand Four Hundred Fifty-Six. */
function spell(amount: number): string {
  if (amount < 20) return small[amount]!
  if (amount < 100) {
    const [ten, one] = [tens[Math.floor(amount / 10)]!, amount % 10]
    return one === 0 ? ten : `${ten}-${small[one]}`
  }
  const [size, name] = steps.find(([step]) => amount >= step)!
  const rest = amount % size
  const head = `${spell(Math.floor(amount / size))} ${name}`
  return rest === 0 ? head : `${head} ${spell(rest)}`
}

/** Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six and Fifty Paise Only */
export function amountInWords(paise: number): string {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError(`${paise} is not an amount in paise`)
  const rupees = `Rupees ${spell(Math.floor(paise / 100))}`
  const rest = paise % 100
  return rest === 0 ? `${rupees} Only` : `${rupees} and ${spell(rest)} Paise Only`
}
