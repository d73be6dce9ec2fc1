// Vikram's version. It runs, and its own tests are green.
const percent = new Intl.NumberFormat('en-IN', { style: 'percent' })

export function changeText(usual, yesterday) {
  const difference = usual - yesterday
  return `${difference > 0 ? 'up' : 'down'} ${difference} (${percent.format(Math.abs(difference) / usual)})`
}
