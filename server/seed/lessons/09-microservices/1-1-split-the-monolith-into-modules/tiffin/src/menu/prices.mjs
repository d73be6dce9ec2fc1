import { dishes } from './store.mjs'
export const priceOf = (dish) => dishes.get(dish).paise
