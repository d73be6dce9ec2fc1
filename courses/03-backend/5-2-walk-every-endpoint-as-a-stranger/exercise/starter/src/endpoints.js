/** All addresses of the API. `handle` gets { db, me, params, body } and returns { status, body }. */
export const endpoints = [
  {
    method: 'GET',
    path: '/v1/bookings/:bookingId',
    roles: ['passenger', 'agent', 'staff'],
    handle: async ({ db, params }) => {
      // Everybody can read every booking.
      const { rows } = await db.query('select * from passages where booking_id = $1', [params.bookingId])
      return { status: 200, body: rows[0] }
    },
  },
]
