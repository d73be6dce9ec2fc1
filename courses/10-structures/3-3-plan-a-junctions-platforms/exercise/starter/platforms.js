// To use the 60 trains of the junction, remove the // from the next line and
// from the last one.
// import { trains } from './trains.js'

/**
 * Gives each train { number, arrives, departs } a platform. A platform is
 * free again `gap` minutes after a departure.
 * Returns { platforms, plan }: how many are needed, and a list of { number,
 * platform } in the order of arrival.
 */
export function planPlatforms(trains, gap = 0) {
  // Turn the times into minutes, sort a copy by arrival, and remember when
  // each platform becomes free.
}

console.log(
  planPlatforms([
    { number: '12951', arrives: '09:00', departs: '09:15' },
    { number: '12137', arrives: '09:10', departs: '09:20' },
  ]),
)
// console.log(planPlatforms(trains).platforms, planPlatforms(trains, 5).platforms)
