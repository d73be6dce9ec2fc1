export const orders = []
