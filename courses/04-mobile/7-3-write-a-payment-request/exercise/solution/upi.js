const payeeForm = /^[A-Za-z0-9._-]{2,}@[A-Za-z0-9]{2,}$/
const isAmount = (paise) => Number.isInteger(paise) && paise >= 1 && paise <= 10000000

export function upiLink({ payee, name, paise, reference, note }) {
  if (!payeeForm.test(payee)) throw new Error(`not a UPI id: ${payee}`)
  if (!isAmount(paise)) throw new RangeError('amount must be 1 to 10000000 paise')
  if (!/^[A-Za-z0-9-]{1,35}$/.test(reference)) throw new Error(`not a reference: ${reference}`)
  const am = `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`
  const values = [['pa', payee], ['pn', name], ['am', am], ['cu', 'INR'], ['tr', reference]]
  if (note) values.push(['tn', note])
  return `upi://pay?${values.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')}`
}

export function readLink(text) {
  if (!text.startsWith('upi://pay?')) return null
  const params = new URLSearchParams(text.slice('upi://pay?'.length))
  const payee = params.get('pa')
  if (payee === null || !payeeForm.test(payee)) return null
  if ((params.get('cu') ?? 'INR') !== 'INR') return null
  const am = params.get('am')
  const paise = am === null ? null : paiseOf(am)
  if (paise !== null && !isAmount(paise)) return null
  return { payee, name: params.get('pn'), paise, reference: params.get('tr'), note: params.get('tn') }
}

function paiseOf(am) {
  const match = /^([0-9]+)(?:\.([0-9]{1,2}))?$/.exec(am)
  if (!match) return NaN
  const [, rupees, rest = ''] = match
  return Number(rupees) * 100 + Number(rest.padEnd(2, '0'))
}
