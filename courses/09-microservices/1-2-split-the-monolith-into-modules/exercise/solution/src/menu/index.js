import { dishes } from './store.js'

/** Takes one portion and returns what the buyer needs to know. Throws when there is none. */
export function takePortion(dish) {
  const found = dishes.get(dish)
  if (!found) throw new Error(`No dish "${dish}"`)
  if (found.left === 0) throw new Error(`${found.name} is sold out`)
  found.left -= 1
  return { dishName: found.name, paise: found.paise }
}
