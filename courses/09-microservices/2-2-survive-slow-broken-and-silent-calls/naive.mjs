// What most programs begin with: ask, wait as long as it takes, hope.
export function createClient(base) {
  return {
    async price(dish) {
      const response = await fetch(`${base}/dishes/${dish}`)
      if (!response.ok) throw new Error(`Menu answered ${response.status}`)
      return response.json()
    },
  }
}
