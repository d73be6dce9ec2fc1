const parts = ['fixed', 'variable', 'employerPf', 'employeePf', 'gratuity', 'joiningBonus', 'insurance']

/** Compares offers before income tax; the best second year comes first. */
export function compareOffers(offers) {
  return offers
    .map((offer) => {
      const amount = Object.fromEntries(parts.map((part) => [part, offer[part] ?? 0]))
      for (const part of parts) if (!(amount[part] >= 0)) throw new Error(`${offer.name}: ${part} can't be ${offer[part]}`)
      const paidShare = offer.paidShare ?? 0
      if (!(paidShare >= 0 && paidShare <= 1)) throw new Error(`${offer.name}: paidShare must be between 0 and 1`)
      const { fixed, variable, employerPf, employeePf, gratuity, joiningBonus, insurance } = amount
      const secondYear = Math.round(fixed + variable * paidShare)
      return {
        name: offer.name,
        ctc: fixed + variable + employerPf + gratuity + joiningBonus + insurance,
        monthly: Math.round((fixed - employeePf) / 12),
        firstYear: secondYear + joiningBonus,
        secondYear,
      }
    })
    .sort((a, b) => b.secondYear - a.secondYear)
}
