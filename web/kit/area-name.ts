/** For what the areas word differently. */
export type AreaName = 'learner' | 'company' | 'staff'
