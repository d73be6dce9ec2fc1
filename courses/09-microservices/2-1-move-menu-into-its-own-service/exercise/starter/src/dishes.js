// Today's dishes. Read only.
export const dishes = {
  thali: { name: 'Veg thali', paise: 12_000, left: 40 },
  'dal-rice': { name: 'Dal rice', paise: 8_000, left: 1 },
}

/** The dishes in the state that an example describes: { 'dal-rice': { left: 0 } }. */
export const dishesGiven = (given = {}) =>
  Object.fromEntries(Object.entries(dishes).map(([id, dish]) => [id, { ...dish, ...given[id] }]))
