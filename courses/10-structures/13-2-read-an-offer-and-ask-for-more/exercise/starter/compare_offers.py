from offers import offers


def compare_offers(offers):
    """Compares offers before taxes.

    An offer is a dict with the keys name, fixed, variable, paidShare,
    employerPf, employeePf, gratuity, joiningBonus and insurance. A part that
    is missing counts as 0. Returns a list of dicts with the keys name, ctc,
    monthly, firstYear and secondYear, the largest secondYear first.
    """


print(compare_offers(offers))
