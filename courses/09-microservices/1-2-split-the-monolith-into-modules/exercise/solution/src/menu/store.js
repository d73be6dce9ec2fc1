// Prices are whole paise. `left` is how many portions the kitchen can still cook today.
export const dishes = new Map([
  ['thali', { name: 'Veg thali', paise: 12_000, left: 40 }],
  ['poha', { name: 'Poha', paise: 4_500, left: 25 }],
  ['dal-rice', { name: 'Dal rice', paise: 8_000, left: 2 }],
])
