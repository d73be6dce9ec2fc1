resource "aws_s3_bucket" "lab" {
  bucket = "hospital-lab"
}

resource "aws_security_group" "lab" {
  vpc_id = var.vpc_id
  ingress {
    from_port   = 3001
    to_port     = 3001
    protocol    = "tcp"
    cidr_blocks = ["10.20.0.0/16"]
  }
}

variable "vpc_id" {
  type = string
}

variable "load_balancer_group" {
  type = string
}
