/**
 * What a measurement of both versions says: 'wait', 'promote' or 'back'.
 *   stable, canary: { writes, errors, p95Ms }
 *   fewer than 20 writes of the canary: wait, unless 5 of them have failed: back
 *   its rate of errors is more than 2 percentage points above that of the stable version: back
 *   its p95 is more than one and a half times as long, and more than 50 ms longer: back
 */
export function decide({ stable, canary }) {
  return 'promote'
}

/** The next share of the traffic: 10, 25, 50, 100. Back is 0, and stays 0. */
export function nextShare(share, decision) {
  return 100
}
