# The hospital's code. In the cloud, the database has 100 GB since Tuesday night (rightly), port 22 of the group
# hospital-app is open (wrongly), and the doctors made the bucket hospital-lab-results by hand.
resource "aws_vpc" "main" {
  cidr_block = "10.20.0.0/16"
}

resource "aws_security_group" "app" {
  name   = "hospital-app"
  vpc_id = aws_vpc.main.id
  ingress {
    description     = "requests"
    from_port       = 3000
    to_port         = 3000
    protocol        = "tcp"
    security_groups = [var.load_balancer_group]
  }
}

resource "aws_s3_bucket" "files" {
  bucket = "hospital-files"
}

resource "aws_db_instance" "db" {
  identifier        = "hospital"
  engine            = "postgres"
  instance_class    = "db.t4g.medium"
  allocated_storage = 50
  storage_encrypted = false
}

variable "load_balancer_group" {
  type = string
}
