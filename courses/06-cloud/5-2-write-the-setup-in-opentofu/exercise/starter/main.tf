# One colleague's first try. It works, and it has at least eight faults. Don't apply it.
provider "aws" {
  region     = "ap-south-1"
  access_key = "AKIAIOSFODNN7EXAMPLE"
  secret_key = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"
}

resource "aws_vpc" "vpc" {
  cidr_block = "10.20.0.0/16"
}

resource "aws_subnet" "public1" {
  vpc_id            = aws_vpc.vpc.id
  cidr_block        = "10.20.0.0/24"
  availability_zone = "ap-south-1a"
}

resource "aws_subnet" "public2" {
  vpc_id            = aws_vpc.vpc.id
  cidr_block        = "10.20.1.0/24"
  availability_zone = "ap-south-1a"
}

resource "aws_security_group" "db" {
  vpc_id = "vpc-0a1b2c3d4e5f67890"
  ingress {
    from_port   = 0
    to_port     = 65535
    protocol    = "tcp"
    cidr_blocks = ["0.0.0.0/0"]
  }
}

resource "aws_db_subnet_group" "db" {
  subnet_ids = [aws_subnet.public1.id, aws_subnet.public2.id]
}

resource "aws_db_instance" "db" {
  engine                 = "postgres"
  instance_class         = "db.m7g.4xlarge"
  allocated_storage      = 500
  username               = "hospital"
  password               = "Dharwad@2026"
  publicly_accessible    = true
  skip_final_snapshot    = true
  db_subnet_group_name   = aws_db_subnet_group.db.name
  vpc_security_group_ids = [aws_security_group.db.id]
}

resource "aws_instance" "web" {
  count         = 2
  ami           = "ami-0123456789abcdef0"
  instance_type = "m7g.2xlarge"
  subnet_id     = aws_subnet.public1.id
  user_data     = "export DATABASE_URL=postgres://hospital:Dharwad@2026@${aws_db_instance.db.address}/hospital"
}
