// The Menu module of the monolith. It becomes a service in this step.
const dishes = new Map([
  ['thali', { name: 'Veg thali', paise: 12_000, left: 40, photo: '/photos/thali.webp' }],
  ['dal-rice', { name: 'Dal rice', paise: 8_000, left: 1, photo: '/photos/dal-rice.webp' }],
])
export function takePortion(dish) {
  const found = dishes.get(dish)
  if (!found) throw new Error(`No dish "${dish}"`)
  if (found.left === 0) throw new Error(`${found.name} is sold out`)
  found.left -= 1
  return { dishName: found.name, paise: found.paise }
}
