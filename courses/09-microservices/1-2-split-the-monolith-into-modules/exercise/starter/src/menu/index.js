import { dishes } from './store.js'
export const priceOf = (dish) => dishes.get(dish).paise
