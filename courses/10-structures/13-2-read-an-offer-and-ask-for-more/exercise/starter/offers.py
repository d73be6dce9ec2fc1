# The data of offers.json.
offers = [
    {
        'name': 'Company A', 'fixed': 840000, 'variable': 180000, 'paidShare': 0.5, 'employerPf': 60000,
        'employeePf': 60000, 'gratuity': 20000, 'joiningBonus': 100000,
    },
    {
        'name': 'Company B', 'fixed': 960000, 'variable': 40000, 'paidShare': 1, 'employerPf': 60000,
        'employeePf': 60000, 'gratuity': 20000,
    },
    {
        'name': 'Company C', 'fixed': 900000, 'variable': 150000, 'paidShare': 0.8, 'employerPf': 21600,
        'employeePf': 21600, 'gratuity': 18000, 'joiningBonus': 50000, 'insurance': 12000,
    },
]
