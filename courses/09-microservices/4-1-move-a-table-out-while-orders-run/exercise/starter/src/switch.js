/** 'monolith' or 'service', also after a restart. */
export async function owner({ target }) {
  return 'monolith'
}

/**
 * Writers stand still while this runs. Catches up the last changes and compares. Equal: the service owns the dabbas.
 * Returns { switched, missing, different, stillThere }. After the switch, catchUp does nothing any more and returns 0.
 */
export async function switchToService({ old, target }) {
  return { switched: false }
}

/** While the service owns the dabbas: brings its changes to the old table, and returns how many. Otherwise 0. */
export async function flowBack({ old, target }) {
  return 0
}

/** The way back: the last changes flow back, both are compared, and if they are equal the monolith owns the dabbas again. */
export async function switchBack({ old, target }) {
  return { switched: false }
}
