const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** 107800 is ₹1,078.00 */
export const formatPaise = (paise: number): string => inr.format(paise / 100)
