export function differences(expected, actual) {
  const found = []
  for (const [key, value] of Object.entries(expected)) {
    if (!Object.hasOwn(actual, key)) found.push(`${key} is missing`)
    else if (typeof actual[key] !== typeof value) found.push(`${key} is ${typeof actual[key]}, not ${typeof value}`)
    else if (key === 'reason' && actual[key] !== value) found.push(`${key} is "${actual[key]}", not "${value}"`)
  }
  return found
}

export function checkProvider(interactions, start) {
  return interactions.flatMap(({ name, given, request, response }) => {
    const answer = start(given).handle(request)
    const found = differences(response.body, answer.body)
    if (answer.status !== response.status) found.unshift(`status is ${answer.status}, not ${response.status}`)
    return found.map((text) => `${name}: ${text}`)
  })
}
