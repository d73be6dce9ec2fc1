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
    python: `
lines = {
    'Red': [
        'Rithala', 'Rohini West', 'Pitampura', 'Netaji Subhash Place', 'Inderlok', 'Shastri Nagar', 'Tis Hazari',
        'Kashmere Gate', 'Shastri Park', 'Seelampur', 'Welcome', 'Shahdara', 'Dilshad Garden',
    ],
    'Yellow': [
        'Samaypur Badli', 'Azadpur', 'Model Town', 'Vishwavidyalaya', 'Civil Lines', 'Kashmere Gate',
        'Chandni Chowk', 'Chawri Bazar', 'New Delhi', 'Rajiv Chowk', 'Patel Chowk', 'Central Secretariat',
        'Udyog Bhawan', 'Jor Bagh', 'Dilli Haat-INA', 'AIIMS', 'Green Park', 'Hauz Khas', 'Malviya Nagar', 'Saket',
        'Qutab Minar',
    ],
    'Blue': [
        'Dwarka Sector 21', 'Dwarka', 'Janakpuri West', 'Tilak Nagar', 'Rajouri Garden', 'Kirti Nagar',
        'Patel Nagar', 'Karol Bagh', 'RK Ashram Marg', 'Rajiv Chowk', 'Barakhamba Road', 'Mandi House',
        'Indraprastha', 'Yamuna Bank', 'Akshardham', 'Mayur Vihar-I', 'New Ashok Nagar', 'Noida Sector 18',
        'Botanical Garden', 'Noida City Centre',
    ],
    'Violet': [
        'Kashmere Gate', 'Lal Quila', 'Jama Masjid', 'Delhi Gate', 'ITO', 'Mandi House', 'Janpath',
        'Central Secretariat', 'Khan Market', 'Jangpura', 'Lajpat Nagar', 'Moolchand', 'Kailash Colony',
        'Nehru Place', 'Kalkaji Mandir', 'Govind Puri', 'Badarpur Border',
    ],
    'Magenta': [
        'Janakpuri West', 'Terminal 1 IGI Airport', 'Vasant Vihar', 'Munirka', 'IIT Delhi', 'Hauz Khas',
        'Panchsheel Park', 'Chirag Delhi', 'Greater Kailash', 'Nehru Enclave', 'Kalkaji Mandir', 'Okhla NSIC',
        'Jamia Millia Islamia', 'Kalindi Kunj', 'Botanical Garden',
    ],
    'Pink': [
        'Azadpur', 'Shalimar Bagh', 'Netaji Subhash Place', 'Punjabi Bagh West', 'Rajouri Garden', 'Naraina Vihar',
        'Delhi Cantt', 'Sarojini Nagar', 'Dilli Haat-INA', 'South Extension', 'Lajpat Nagar', 'Vinobapuri', 'Ashram',
        'Sarai Kale Khan-Nizamuddin', 'Mayur Vihar-I', 'Anand Vihar', 'Karkarduma', 'Welcome',
    ],
    'Airport': [
        'New Delhi', 'Shivaji Stadium', 'Dhaula Kuan', 'Delhi Aerocity', 'IGI Airport', 'Dwarka Sector 21',
    ],
}
pairs = [
    ('Rithala', 'Botanical Garden'),
    ('Botanical Garden', 'Rithala'),
    ('IGI Airport', 'Saket'),
    ('Dwarka', 'Badarpur Border'),
]
routes = [find_route(lines, start, goal) for start, goal in pairs]
[
    {
        'changes': route['changes'],
        'stops': route['stops'],
        'rides': len(route['path']),
        'sum': sum(ride['stops'] for ride in route['path']),
    }
    for route in routes
]`,
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
    call: 'findRoute',
    args: [
      {
        North: ['A', 'a', 'b', 'c', 'X'],
        South: ['A', 'd', 'Y'],
        East: ['X', 'B'],
        West: ['Y', 'e', 'B'],
      },
      'A',
      'B',
    ],
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
    run: ({ findRoute }) => {
      const [fast, slow] = [['A', 'M', 'Q'], ['A', 'k', 'M', 'B']]
      return [findRoute({ Fast: fast, Slow: slow }, 'A', 'B'), findRoute({ Slow: slow, Fast: fast }, 'A', 'B')]
    },
    python: `
fast, slow = ['A', 'M', 'Q'], ['A', 'k', 'M', 'B']
[find_route({'Fast': fast, 'Slow': slow}, 'A', 'B'), find_route({'Slow': slow, 'Fast': fast}, 'A', 'B')]`,
    expect: [
      { changes: 0, stops: 3, path: [{ line: 'Slow', from: 'A', to: 'B', stops: 3 }] },
      { changes: 0, stops: 3, path: [{ line: 'Slow', from: 'A', to: 'B', stops: 3 }] },
    ],
  },
  {
    name: 'keeps pairs of station and line apart, whatever their names contain',
    hint: '“A-B” on line C and “A” on line B-C must not become the same text. Join with a character that no name contains, or use nested maps.',
    run: ({ findRoute }) =>
      ['-', ' ', ''].map((sign) => {
        const lines = { [`B${sign}C`]: ['Start', 'A', 'M'], C: ['M', `A${sign}B`, 'Goal'] }
        const route = findRoute(lines, 'Start', 'Goal')
        return route && [route.changes, route.stops]
      }),
    python: `
def route(sign):
    lines = {f'B{sign}C': ['Start', 'A', 'M'], 'C': ['M', f'A{sign}B', 'Goal']}
    found = find_route(lines, 'Start', 'Goal')
    return found and [found['changes'], found['stops']]

[route(sign) for sign in ('-', ' ', '')]`,
    expect: [[1, 4], [1, 4], [1, 4]],
  },
  {
    name: 'changes twice where it has to',
    hint: 'Each change adds to the changes so far. A ride begins where you change.',
    call: 'findRoute',
    args: [{ Red: ['C', 'B', 'A'], Blue: ['B', 'p', 'q', 'D'], Green: ['F', 'E', 'D'] }, 'A', 'F'],
    expect: {
      changes: 2,
      stops: 6,
      path: [
        { line: 'Red', from: 'A', to: 'B', stops: 1 },
        { line: 'Blue', from: 'B', to: 'D', stops: 3 },
        { line: 'Green', from: 'D', to: 'F', stops: 2 },
      ],
    },
  },
]
