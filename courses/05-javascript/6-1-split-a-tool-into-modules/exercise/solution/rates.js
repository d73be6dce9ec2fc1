export const rates = [
  { upToGrams: 500, paise: 4000 },
  { upToGrams: 1000, paise: 6500 },
  { upToGrams: 2000, paise: 9000 },
]

export const zones = new Map([
  ['1', 'North'],
  ['2', 'North'],
  ['3', 'West'],
  ['4', 'West'],
  ['5', 'South'],
  ['6', 'South'],
  ['7', 'East'],
  ['8', 'East'],
])

export const surcharges = { North: 2500, West: 1500, South: 0, East: 2500 }
