import type { WrittenBrief } from './written.ts'

/** Databases, servers, pipelines, services, structures. */
export const moreBriefs: WrittenBrief[] = [
  {
    title: 'Kirana Stock Book',
    summary: 'The stock of a corner shop in SQL: what to buy tomorrow, what spoils this week, who still owes.',
    description:
      'A kirana shop has 900 articles, three suppliers and forty customers on credit. Design the database that replaces its red notebook, fill it with a year of believable sales, and answer the questions of its owner with one query each. Then make the slow ones quick, and show by how much.',
    level: 'Intermediate',
    duration: '2 weeks',
    techStack: ['PostgreSQL', 'SQL'],
    steps: [
      'Visit a shop, or remember one well. List what the owner writes down in a day, and what he only has in his head.',
      'Draw the schema in third normal form. Name every key and every constraint by what it protects.',
      'Generate a year of sales, at least 2,00,000 lines, with seasons: more sweets in October, more cold drinks in May.',
      'Answer in one query each: what runs out in three days, what has not sold for a month, who owes more than ₹500 for longer than 30 days.',
      'Look at the plans with EXPLAIN ANALYZE. Add the indexes that help, remove those that do not, and write down the times before and after.',
      'Submit the scripts in the order in which they run, with a page that explains your three hardest decisions.',
    ],
    resources: [
      { label: 'Use The Index, Luke', url: 'https://use-the-index-luke.com/' },
      { label: 'PostgreSQL: using EXPLAIN', url: 'https://www.postgresql.org/docs/current/using-explain.html' },
      { label: 'PostgreSQL: constraints', url: 'https://www.postgresql.org/docs/current/ddl-constraints.html' },
    ],
  },
  {
    title: 'A Server That Stays Up',
    summary: 'Put a small site on a Linux server of your own: locked, watched, backed up, and back within minutes.',
    description:
      'Renting a server is easy; keeping it is the work. Set up one machine so that you could go to a wedding for a week without a laptop. It updates itself, refuses strangers, tells you when something is wrong, and can be built again from your notes on an empty machine.',
    level: 'Intermediate',
    duration: '3 weeks',
    techStack: ['Linux', 'Nginx', 'systemd', 'TLS', 'Prometheus'],
    steps: [
      'Make the machine from a script, not by hand: users, keys, firewall, updates. Destroy it and make it again to be sure.',
      'Serve a site through Nginx with a certificate that renews itself.',
      'Run the application as a systemd service without root, which comes back after a crash and after a restart.',
      'Back up the data every night to another place. A backup counts only when you have restored it once: do that, and time it.',
      'Watch it: load, disk, answers of the site. Get a message when it is down for two minutes, and none when it is not.',
      'Break it on purpose in three ways and write down what you saw and how long it took to be back. Submit the scripts and that report.',
    ],
    resources: [
      { label: 'Nginx: beginner’s guide', url: 'https://nginx.org/en/docs/beginners_guide.html' },
      { label: 'Let’s Encrypt: how it works', url: 'https://letsencrypt.org/how-it-works/' },
      { label: 'Prometheus: first steps', url: 'https://prometheus.io/docs/introduction/first_steps/' },
    ],
  },
  {
    title: 'From Push to Production',
    summary:
      'A pipeline that tests, builds and ships a small app on every push, and takes a bad release back by itself.',
    description:
      'Take any web app with tests (your portfolio with a contact form will do) and build the road it travels: each push is checked within five minutes, each merge is shipped without a hand, and a release that answers with errors is taken back before anyone calls you.',
    level: 'Intermediate',
    duration: '2 weeks',
    techStack: ['GitHub Actions', 'Docker', 'Kubernetes'],
    steps: [
      'Write down what must be true before something ships. Each sentence becomes a step of the pipeline.',
      'Check every push: format, types, tests, build. Cache what does not change until it takes less than five minutes.',
      'Build an image that is small, runs without root and names the commit it came from.',
      'Ship a merge to a staging place, look at it automatically, then to production without a second in which it does not answer.',
      'Ship a release that is broken on purpose. It must be noticed and taken back without you; record how long that took.',
      'Submit the repository as a ZIP with a picture of the road and the log of the release that was taken back.',
    ],
    resources: [
      { label: 'GitHub Actions: documentation', url: 'https://docs.github.com/en/actions' },
      { label: 'Docker: building best practices', url: 'https://docs.docker.com/build/building/best-practices/' },
      {
        label: 'Kubernetes: rolling updates',
        url: 'https://kubernetes.io/docs/tutorials/kubernetes-basics/update/update-intro/',
      },
    ],
  },
  {
    title: 'Cinema Tickets in Three Services',
    summary: 'Seats, payments and notifications as separate services that stay honest when one of them is down.',
    description:
      'Selling a seat touches three things that can fail on their own: the seat map, the payment, the message to the customer. Build them as three services with their own data, and make sure that nobody pays for a seat they do not have, whatever breaks and whenever.',
    level: 'Advanced',
    duration: '5 weeks',
    techStack: ['Node.js', 'RabbitMQ', 'PostgreSQL', 'Docker', 'OpenTelemetry'],
    steps: [
      'Draw the three services, what each owns, and the messages between them. Mark each arrow that may be lost, late or doubled.',
      'Build the seat map: hold a seat for five minutes, give it back by itself, never to two people.',
      'Build the payment as a stand-in that fails one time in ten and answers twice one time in twenty.',
      'Join them with an outbox and messages that may be handled twice without harm.',
      'Follow one purchase through all three with traces, and find the slowest part.',
      'Kill each service in the middle of a hundred purchases. Count seats and payments afterwards: they must agree. Submit the code and that table.',
    ],
    resources: [
      { label: 'microservices.io: saga', url: 'https://microservices.io/patterns/data/saga.html' },
      {
        label: 'microservices.io: transactional outbox',
        url: 'https://microservices.io/patterns/data/transactional-outbox.html',
      },
      { label: 'RabbitMQ: tutorials', url: 'https://www.rabbitmq.com/tutorials' },
      { label: 'OpenTelemetry: JavaScript', url: 'https://opentelemetry.io/docs/languages/js/' },
    ],
  },
  {
    title: 'Station Finder',
    summary:
      'Suggestions for 8,000 railway stations while one types, spelling mistakes forgiven, in under a millisecond.',
    description:
      'Type “chenai” and mean Chennai; type “MAS” and mean it too. Build the data structure behind such a field: it loads all stations once, answers each keystroke with the five best, and forgives one wrong letter. No library for the search itself: the structure is the project.',
    level: 'Advanced',
    duration: '2 weeks',
    techStack: ['TypeScript', 'Data structures'],
    steps: [
      'Get a list of station names and codes, clean it, and write down what you had to clean.',
      'Answer by prefix with a sorted array and binary search. Measure; this is the number to beat.',
      'Build a trie, measure again, and look at the memory it takes. Make it smaller without making it slower.',
      'Rank the answers: an exact code first, then large stations, then the rest. Say where “large” comes from.',
      'Forgive one letter that is wrong, missing or too many, and stay under a millisecond on your own laptop.',
      'Write down the measurements as a table with a page of explanation, and submit both.',
    ],
    resources: [
      { label: 'Trie, explained with pictures', url: 'https://en.wikipedia.org/wiki/Trie' },
      { label: 'Levenshtein automata', url: 'https://en.wikipedia.org/wiki/Levenshtein_automaton' },
      { label: 'Node.js: performance hooks', url: 'https://nodejs.org/api/perf_hooks.html' },
    ],
  },
]
