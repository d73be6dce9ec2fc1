export default [
  {
    name: 'finds grandmother’s route in the whole network',
    hint: 'The first route that reaches the goal is not always the one with the fewest stops. Visit nodes by changes, then by stops.',
    run: ({ findRoute }) => {
      const lines =
      {
        Red: [
          'Rithala', 'Rohini West', 'Pitampura', 'Netaji Subhash Place', 'Inderlok', 'Shastri Nagar', 'Tis Hazari',
          'Kashmere Gate', 'Shastri Park', 'Seelampur', 'Welcome', 'Shahdara', 'Dilshad Garden',
        ],
        Yellow: [
          'Samaypur Badli', 'Azadpur', 'Model Town', 'Vishwavidyalaya', 'Civil Lines', 'Kashmere Gate',
          'Chandni Chowk', 'Chawri Bazar', 'New Delhi', 'Rajiv Chowk', 'Patel Chowk', 'Central Secretariat',
          'Udyog Bhawan', 'Jor Bagh', 'Dilli Haat-INA', 'AIIMS', 'Green Park', 'Hauz Khas', 'Malviya Nagar', 'Saket',
          'Qutab Minar',
        ],
        Blue: [
          'Dwarka Sector 21', 'Dwarka', 'Janakpuri West', 'Tilak Nagar', 'Rajouri Garden', 'Kirti Nagar',
          'Patel Nagar', 'Karol Bagh', 'RK Ashram Marg', 'Rajiv Chowk', 'Barakhamba Road', 'Mandi House',
          'Indraprastha', 'Yamuna Bank', 'Akshardham', 'Mayur Vihar-I', 'New Ashok Nagar', 'Noida Sector 18',
          'Botanical Garden', 'Noida City Centre',
        ],
        Violet: [
          'Kashmere Gate', 'Lal Quila', 'Jama Masjid', 'Delhi Gate', 'ITO', 'Mandi House', 'Janpath',
          'Central Secretariat', 'Khan Market', 'Jangpura', 'Lajpat Nagar', 'Moolchand', 'Kailash Colony',
          'Nehru Place', 'Kalkaji Mandir', 'Govind Puri', 'Badarpur Border',
        ],
        Magenta: [
          'Janakpuri West', 'Terminal 1 IGI Airport', 'Vasant Vihar', 'Munirka', 'IIT Delhi', 'Hauz Khas',
          'Panchsheel Park', 'Chirag Delhi', 'Greater Kailash', 'Nehru Enclave', 'Kalkaji Mandir', 'Okhla NSIC',
          'Jamia Millia Islamia', 'Kalindi Kunj', 'Botanical Garden',
        ],
        Pink: [
          'Azadpur', 'Shalimar Bagh', 'Netaji Subhash Place', 'Punjabi Bagh West', 'Rajouri Garden', 'Naraina Vihar',
          'Delhi Cantt', 'Sarojini Nagar', 'Dilli Haat-INA', 'South Extension', 'Lajpat Nagar', 'Vinobapuri', 'Ashram',
          'Sarai Kale Khan-Nizamuddin', 'Mayur Vihar-I', 'Anand Vihar', 'Karkarduma', 'Welcome',
        ],
        Airport: [
          'New Delhi', 'Shivaji Stadium', 'Dhaula Kuan', 'Delhi Aerocity', 'IGI Airport', 'Dwarka Sector 21',
        ],
      }
      const pairs = [
        ['Rithala', 'Botanical Garden'],
        ['Botanical Garden', 'Rithala'],
        ['IGI Airport', 'Saket'],
        ['Dwarka', 'Badarpur Border'],
      ]
      return pairs.map(([from, to]) => {
        const { changes, stops, path } = findRoute(lines, from, to)
        return { changes, stops, rides: path.length, sum: path.reduce((sum, ride) => sum + ride.stops, 0) }
      })
    },
    expect: [
      { changes: 2, stops: 16, rides: 3, sum: 16 },
      { changes: 2, stops: 16, rides: 3, sum: 16 },
      { changes: 1, stops: 15, rides: 2, sum: 15 },
      { changes: 1, stops: 21, rides: 2, sum: 21 },
    ],
  },
  {
    name: 'takes the fewest stops among routes with equally many changes',
    hint: 'Several lines lead to the goal with one change. Don’t stop at the first one you find.',
    run: ({ findRoute }) =>
      findRoute(
        {
          North: ['A', 'a', 'b', 'c', 'X'],
          South: ['A', 'd', 'Y'],
          East: ['X', 'B'],
          West: ['Y', 'e', 'B'],
        },
        'A',
        'B',
      ),
    expect: {
      changes: 1,
      stops: 4,
      path: [
        { line: 'South', from: 'A', to: 'Y', stops: 2 },
        { line: 'West', from: 'Y', to: 'B', stops: 2 },
      ],
    },
  },
  {
    name: 'stays on its line at a station that another line reaches sooner',
    hint: 'A station that was reached on one line isn’t done for the other lines. Mark pairs of station and line as visited.',
    run: ({ findRoute }) => findRoute({ Fast: ['A', 'M', 'Q'], Slow: ['A', 'k', 'M', 'B'] }, 'A', 'B'),
    expect: { changes: 0, stops: 3, path: [{ line: 'Slow', from: 'A', to: 'B', stops: 3 }] },
  },
  {
    name: 'names an unknown first station too',
    hint: 'Check from and to.',
    run: ({ findRoute }) => findRoute({ Red: ['Rithala', 'Pitampura'] }, 'Atlantis', 'Rithala'),
    throws: 'Atlantis',
  },
]
