# The data of metro.json.
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
