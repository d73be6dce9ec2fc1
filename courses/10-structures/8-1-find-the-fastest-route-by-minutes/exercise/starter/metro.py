# The data of metro-minutes.json. minutes[i] is the ride from stations[i] to stations[i + 1].
metro = {
    'changeMinutes': 5,
    'lines': {
        'Red': {
            'stations': [
                'Rithala', 'Rohini West', 'Pitampura', 'Netaji Subhash Place', 'Inderlok', 'Shastri Nagar', 'Tis Hazari',
                'Kashmere Gate', 'Shastri Park', 'Seelampur', 'Welcome', 'Shahdara', 'Dilshad Garden',
            ],
            'minutes': [2, 4, 3, 4, 4, 3, 5, 2, 4, 2, 4, 2],
        },
        'Yellow': {
            'stations': [
                'Samaypur Badli', 'Azadpur', 'Model Town', 'Vishwavidyalaya', 'Civil Lines', 'Kashmere Gate',
                'Chandni Chowk', 'Chawri Bazar', 'New Delhi', 'Rajiv Chowk', 'Patel Chowk', 'Central Secretariat',
                'Udyog Bhawan', 'Jor Bagh', 'Dilli Haat-INA', 'AIIMS', 'Green Park', 'Hauz Khas', 'Malviya Nagar', 'Saket',
                'Qutab Minar',
            ],
            'minutes': [4, 2, 2, 5, 4, 2, 2, 2, 4, 3, 5, 5, 2, 3, 3, 4, 3, 4, 2, 5],
        },
        'Blue': {
            'stations': [
                'Dwarka Sector 21', 'Dwarka', 'Janakpuri West', 'Tilak Nagar', 'Rajouri Garden', 'Kirti Nagar',
                'Patel Nagar', 'Karol Bagh', 'RK Ashram Marg', 'Rajiv Chowk', 'Barakhamba Road', 'Mandi House',
                'Indraprastha', 'Yamuna Bank', 'Akshardham', 'Mayur Vihar-I', 'New Ashok Nagar', 'Noida Sector 18',
                'Botanical Garden', 'Noida City Centre',
            ],
            'minutes': [3, 4, 5, 4, 4, 5, 4, 3, 3, 2, 3, 5, 4, 3, 2, 3, 5, 5, 2],
        },
        'Violet': {
            'stations': [
                'Kashmere Gate', 'Lal Quila', 'Jama Masjid', 'Delhi Gate', 'ITO', 'Mandi House', 'Janpath',
                'Central Secretariat', 'Khan Market', 'Jangpura', 'Lajpat Nagar', 'Moolchand', 'Kailash Colony',
                'Nehru Place', 'Kalkaji Mandir', 'Govind Puri', 'Badarpur Border',
            ],
            'minutes': [5, 2, 4, 4, 2, 3, 2, 2, 5, 5, 2, 2, 5, 4, 5, 3],
        },
        'Magenta': {
            'stations': [
                'Janakpuri West', 'Terminal 1 IGI Airport', 'Vasant Vihar', 'Munirka', 'IIT Delhi', 'Hauz Khas',
                'Panchsheel Park', 'Chirag Delhi', 'Greater Kailash', 'Nehru Enclave', 'Kalkaji Mandir', 'Okhla NSIC',
                'Jamia Millia Islamia', 'Kalindi Kunj', 'Botanical Garden',
            ],
            'minutes': [3, 2, 3, 3, 4, 2, 5, 3, 3, 5, 5, 5, 4, 4],
        },
        'Pink': {
            'stations': [
                'Azadpur', 'Shalimar Bagh', 'Netaji Subhash Place', 'Punjabi Bagh West', 'Rajouri Garden', 'Naraina Vihar',
                'Delhi Cantt', 'Sarojini Nagar', 'Dilli Haat-INA', 'South Extension', 'Lajpat Nagar', 'Vinobapuri', 'Ashram',
                'Sarai Kale Khan-Nizamuddin', 'Mayur Vihar-I', 'Anand Vihar', 'Karkarduma', 'Welcome',
            ],
            'minutes': [5, 3, 2, 4, 3, 3, 5, 3, 4, 3, 4, 4, 3, 4, 4, 4, 5],
        },
        'Airport': {
            'stations': [
                'New Delhi', 'Shivaji Stadium', 'Dhaula Kuan', 'Delhi Aerocity', 'IGI Airport', 'Dwarka Sector 21',
            ],
            'minutes': [4, 4, 6, 3, 3],
        },
    },
}
